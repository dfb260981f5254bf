import type { StatusEvent } from '@cabinet/contract/status-event'
import { StatusHistory as History } from '../../../shared/ui/status-history.tsx'
import { useRegistersMessages } from './messages.ts'

const WRONG: ReadonlySet<string> = new Set(['OVERDUE', 'REGRESS', 'REJECTED'])
const WANTED: ReadonlySet<string> = new Set(['PAID', 'REPAID'])

/** What has become of a supply or of an object, under what is still to come. */
export const StatusHistory = (props: {
  events: readonly StatusEvent[]
  expected?: { readonly title: string; readonly note: string } | undefined
}) => {
  const t = useRegistersMessages()
  return <History {...props} label={t('history')} wrong={WRONG} wanted={WANTED} />
}
