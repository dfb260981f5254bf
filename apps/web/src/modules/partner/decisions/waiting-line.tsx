import { ButtonLink } from '@cabinet/ui/button-link'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { LoadFailure } from '../../../shared/loaded.tsx'
import * as styles from './decisions.css.ts'
import { useDecisionsMessages } from './messages.ts'

interface Counted {
  readonly data: { readonly count: number } | undefined
  readonly error: unknown
  readonly mutate: () => Promise<unknown>
}

/** How many of one kind wait, and the way to them. */
export const WaitingLine = ({
  of,
  words,
  href,
  track,
}: {
  of: Counted
  words: (count: number) => string
  href: string
  track: string
}) => {
  const t = useDecisionsMessages()
  if (of.data === undefined) {
    return of.error === undefined ? (
      <SkeletonText lines={1} />
    ) : (
      <LoadFailure error={of.error} onRetry={() => of.mutate()} />
    )
  }
  const { count } = of.data
  return (
    <li className={styles.line}>
      <Text tone={count === 0 ? 'muted' : 'ink'}>{words(count)}</Text>
      <ButtonLink data-track={track} href={href} size="small" variant="outline" tone="neutral">
        {t('waiting.open')}
      </ButtonLink>
    </li>
  )
}
