import { partnerPages } from '@cabinet/contract/partner/pages'
import type { PartnerKind } from '@cabinet/contract/access'
import { ButtonLink } from '@cabinet/ui/button-link'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useWaitingClaims, waitingStates } from './claims/data.ts'
import * as styles from './decisions.css.ts'
import { useWaitingLimits } from './limits/data.ts'
import { useDecisionsMessages } from './messages.ts'
import { useWaitingRequests } from './requests/data.ts'

interface Counted {
  readonly data: { readonly count: number } | undefined
  readonly error: unknown
  readonly mutate: () => Promise<unknown>
}

/** How many of one kind wait, and the way to them. */
const Line = ({
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

const Requests = () => {
  const t = useDecisionsMessages()
  const href = partnerPages['decisions-requests']({}, { state: 'SEND_BANK,PROCESSING' })
  return (
    <Line
      of={useWaitingRequests()}
      words={(count) => t('waiting.requests', { count })}
      href={href}
      track="waiting-requests"
    />
  )
}

const Claims = () => {
  const t = useDecisionsMessages()
  const href = partnerPages['decisions-claims']({}, { state: waitingStates.join(',') })
  return (
    <Line
      of={useWaitingClaims()}
      words={(count) => t('waiting.claims', { count })}
      href={href}
      track="waiting-claims"
    />
  )
}

const Limits = () => {
  const t = useDecisionsMessages()
  const href = partnerPages['decisions-limits']({}, { state: 'REQUESTED' })
  return (
    <Line
      of={useWaitingLimits()}
      words={(count) => t('waiting.limits', { count })}
      href={href}
      track="waiting-limits"
    />
  )
}

const lines: Partial<Record<PartnerKind, () => ReactNode>> = {
  BANK: () => <Requests />,
  INSURER: () => (
    <>
      <Claims />
      <Limits />
    </>
  ),
}

/** What waits for decisions of a partner, kind by kind. */
export const Waiting = ({ kind }: { kind: PartnerKind }) => {
  const t = useDecisionsMessages()
  const content = lines[kind]
  return (
    <Section title={t('waiting')}>
      {content ? (
        <ul className={styles.list}>{content()}</ul>
      ) : (
        <Stack>
          <Text tone="muted">{t('waiting.other')}</Text>
        </Stack>
      )}
    </Section>
  )
}
