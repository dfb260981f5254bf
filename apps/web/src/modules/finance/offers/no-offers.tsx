import { financePages } from '@cabinet/contract/finance/pages'
import { pages } from '@cabinet/contract/pages'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { BankDrawing } from '@cabinet/ui/drawing'
import { Heading } from '@cabinet/ui/heading'
import { Text } from '@cabinet/ui/text'
import { useCan } from '../../../shared/access/user.tsx'
import { useMessages } from '../messages.ts'
import * as styles from './no-offers.css.ts'

/** No bank offers anything: a row, so that what can be done outweighs it, with whom to ask, or what staff begin with. */
export const NoOffers = () => {
  const t = useMessages()
  const isStaff = useCan()(['GODMOD'])
  return (
    <Card className={styles.root}>
      <BankDrawing className={styles.drawing} />
      <div className={styles.text}>
        <Heading level={3} size="body">
          {t('block.empty')}
        </Heading>
        <Text tone="muted">{t(isStaff ? 'block.emptyStaff' : 'block.emptyText')}</Text>
      </div>
      <ButtonLink
        className={styles.action}
        data-track="no-offers"
        size="small"
        variant="outline"
        tone="neutral"
        href={isStaff ? financePages.banks() : pages.help()}
      >
        {t(isStaff ? 'block.addBank' : 'block.ask')}
      </ButtonLink>
    </Card>
  )
}
