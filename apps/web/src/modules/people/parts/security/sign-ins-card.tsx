import { deviceKinds } from '@cabinet/contract/auth/sessions'
import { excel, find, type SignIn, type SignInOutcome, signInOutcomes, signIns } from '@cabinet/contract/auth/sign-ins'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../../shared/register/messages.ts'
import { periodControl } from '../../../../shared/register/period-control.tsx'
import { RegisterExport } from '../../../../shared/register/register-export.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { defineRegister, useRegister } from '../../../../shared/register/use-register.ts'
import { twoLines } from '../../../../shared/ui/two-lines.tsx'
import { useProfileMessages } from '../profile/messages.ts'
import { deviceName } from './device-name.ts'

type Messages = ReturnType<typeof useProfileMessages>

const by = filtersOf(signIns)

/** Attempts to sign in as the person. */
const signInsRegister = defineRegister({
  id: 'sign-ins',
  list: signIns,
  find,
  filters: { outcome: by.anyOf('outcome'), kind: by.oneOf('deviceKind'), period: by.days('atDateTime') },
  sort: signIns.sort,
  keyOf: ({ id }) => id,
})

/** What has opened a session is good, what somebody has guessed at is not, and the rest is to be looked at. */
const tones: Readonly<Record<SignInOutcome, BadgeProps['tone']>> = {
  SIGNED_IN: 'positive',
  PASSKEY: 'positive',
  RECOVERY_CODE: 'notice',
  PASSWORD_RECOVERED: 'notice',
  NO_SECOND_FACTOR: 'notice',
  WRONG_SECOND_FACTOR: 'negative',
  WRONG_PASSWORD: 'negative',
  WRONG_PASSKEY: 'negative',
  LOCKED: 'negative',
  CLOSED: 'neutral',
}

const columnsOf = (t: Messages): readonly Column<SignIn>[] => [
  {
    id: 'outcome',
    header: t('signIns.outcome'),
    width: 240,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    isFlexible: true,
    cell: ({ outcome, times }) => (
      <Inline gap={8}>
        <Badge tone={tones[outcome]}>{t(`signIns.outcome.${outcome}`)}</Badge>
        {times > 1 && (
          <Text as="span" tone="muted">
            {t('signIns.times', { times })}
          </Text>
        )}
      </Inline>
    ),
  },
  {
    id: 'device',
    header: t('signIns.device'),
    width: 200,
    ...twoLines<SignIn>(({ device }) => ({
      first: deviceName(device, t),
      under: device.kind === 'UNKNOWN' ? null : t(`signIns.kind.${device.kind}`),
    })),
  },
  { id: 'network', header: t('signIns.network'), width: 180, cell: ({ network }) => network },
  {
    id: 'atDateTime',
    header: t('signIns.at'),
    width: 160,
    isSortable: true,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

const useControls = () => {
  const t = useProfileMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'outcome',
        label: t('signIns.outcome'),
        any: t('signIns.anyOutcome'),
        choices: signInOutcomes.map((outcome) => ({ value: outcome, label: t(`signIns.outcome.${outcome}`) })),
      }),
      selectControl({
        name: 'kind',
        label: t('signIns.device'),
        any: t('signIns.anyDevice'),
        choices: deviceKinds.map((kind) => ({ value: kind, label: t(`signIns.kind.${kind}`) })),
      }),
      periodControl({ name: 'period', label: t('signIns.at'), locale, messages }),
    ],
    [t, messages, locale],
  )
}

/** Who has signed in as the person, and who has tried to. */
export const SignInsCard = () => {
  const t = useProfileMessages()
  const register = useRegister(signInsRegister)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Register
      of={register}
      label={t('signIns.title')}
      hasHeading
      actions={<RegisterExport excel={excel} query={register.query} />}
      columns={columns}
      controls={useControls()}
      empty={<EmptyState title={t('signIns.empty')}>{t('signIns.emptyText')}</EmptyState>}
    />
  )
}
