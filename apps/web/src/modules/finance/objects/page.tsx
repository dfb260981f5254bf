import { pages } from '@cabinet/contract/pages'
import { excel } from '@cabinet/contract/finance/objects'
import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { BankDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { ButtonLink } from '@cabinet/ui/button-link'
import { SegmentedControl } from '@cabinet/ui/segmented-control'
import { Stack } from '@cabinet/ui/stack'
import { CalendarDays, List, Zap } from 'lucide-react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Loaded } from '../../../shared/loaded.tsx'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { useMessages } from '../messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { CalendarView } from './calendar-view.tsx'
import { useAgreements } from '../registers/data.ts'
import { objectsRegister } from './list-register.ts'
import { ListView } from './list-view.tsx'
import { ObjectDrawer } from './object-drawer.tsx'
import * as styles from './page.css.ts'
import { useFinancingAddress, type View } from '../registers/address.ts'

const RulesDrawer = lazyPart(async () => (await import('../rules/rules-drawer.tsx')).RulesDrawer)
const TrancheDialog = lazyPart(async () => (await import('../agreements/tranche-dialog.tsx')).TrancheDialog)

const ViewSwitch = ({ value, onChange }: { value: View; onChange: (view: View) => void }) => {
  const t = useRegistersMessages()
  return (
    <SegmentedControl
      className={styles.views}
      label={t('view')}
      value={value}
      onChange={(view) => onChange(view as View)}
      items={[
        { value: 'calendar', label: t('view.calendar'), icon: CalendarDays },
        { value: 'list', label: t('view.list'), icon: List },
      ]}
    />
  )
}

/** Without an agreement there is nothing to finance: the way to one begins with an offer. */
const NoAgreements = () => {
  const t = useRegistersMessages()
  return (
    <Card>
      <EmptyState
        drawing={<BankDrawing />}
        title={t('agreement.none')}
        action={<ButtonLink href={pages.offer()}>{t('agreement.offers')}</ButtonLink>}
      >
        {t('agreement.noneText')}
      </EmptyState>
    </Card>
  )
}

/** What opens over the page, as its address says. */
const Overlays = ({ agreements, agreement }: { agreements: readonly AgreementCard[]; agreement: AgreementCard }) => {
  const { address, go } = useFinancingAddress()
  const closePanel = () => go({ panel: '', rule: '' })
  return (
    <>
      {address.open !== '' && <ObjectDrawer key={address.open} id={address.open} onClose={() => go({ open: '' })} />}
      {address.hasRules && <RulesDrawer agreements={agreements} onFailed={closePanel} onClose={closePanel} />}
      {address.hasTranche && (
        <TrancheDialog agreement={agreement} day={address.day} onFailed={closePanel} onClose={closePanel} />
      )}
    </>
  )
}

const Head = ({ query, hasRules }: { query: unknown; hasRules: boolean }) => {
  const titles = useMessages()
  const t = useRegistersMessages()
  const { address, go } = useFinancingAddress()
  return (
    <div className={styles.head}>
      <Heading level={1}>{titles('financing.title')}</Heading>
      <div className={styles.tools}>
        <ViewSwitch value={address.view} onChange={(view) => go({ view: view === 'list' ? view : '', open: '' })} />
        <Button
          icon={Zap}
          variant="outline"
          tone="neutral"
          disabledReason={hasRules ? undefined : t('rules.noAgreements')}
          onPress={() => go({ panel: 'rules' })}
        >
          {t('rules')}
        </Button>
        <RegisterExport excel={excel} query={query} />
      </div>
    </div>
  )
}

const ListScreen = ({ agreements }: { agreements: readonly AgreementCard[] }) => {
  const register = useRegister(objectsRegister)
  return (
    <>
      <Head hasRules query={register.query} />
      <ListView register={register} agreements={agreements} />
    </>
  )
}

const CalendarScreen = ({
  agreements,
  agreement,
}: {
  agreements: readonly AgreementCard[]
  agreement: AgreementCard
}) => (
  <>
    <Head hasRules query={{ filters: [{ field: 'agreement.id', operation: 'EQ', value: agreement.id }] }} />
    <CalendarView agreements={agreements} agreement={agreement} />
  </>
)

const Screen = ({ agreements }: { agreements: readonly AgreementCard[] }) => {
  const { address } = useFinancingAddress()
  // The calendar is that of one agreement: the one of the address, else the first that is in force.
  const agreement =
    agreements.find(({ id }) => id === address.agreement) ?? agreements.find(({ valid }) => valid) ?? agreements[0]
  if (!agreement) {
    return (
      <>
        <Head hasRules={false} query={{}} />
        <NoAgreements />
      </>
    )
  }
  return (
    <>
      {address.view === 'list' ? (
        <ListScreen agreements={agreements} />
      ) : (
        <CalendarScreen agreements={agreements} agreement={agreement} />
      )}
      <Overlays agreements={agreements} agreement={agreement} />
    </>
  )
}

/** Claims that a bank pays before the buyer does: by days, or as a register. */
export const Page = () => {
  const titles = useMessages()
  const agreements = useAgreements()
  return (
    <Stack gap={16}>
      {agreements.data ? (
        <Screen agreements={agreements.data.content} />
      ) : (
        <>
          <Heading level={1}>{titles('financing.title')}</Heading>
          <Loaded of={agreements}>{() => null}</Loaded>
        </>
      )}
    </Stack>
  )
}
