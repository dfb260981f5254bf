import { Banner } from '@cabinet/ui/banner'
import { Link } from '@cabinet/ui/link'
import { Fragment } from 'react'
import { Clock } from 'lucide-react'
import { useAttentionTexts } from '../../../shared/attention.ts'
import { useMessages } from '../messages.ts'

/** One line of what waits for the person's decision; nothing when there is nothing. */
export const AttentionBanner = () => {
  const t = useMessages()
  const items = useAttentionTexts()
  if (items.length === 0) return null
  return (
    <Banner tone="notice" icon={Clock}>
      <strong>{t('attention.title')}</strong>{' '}
      {items.map((item, index) => (
        <Fragment key={item.key}>
          {index > 0 && ', '}
          <Link href={item.path}>{item.text}</Link>
        </Fragment>
      ))}
    </Banner>
  )
}
