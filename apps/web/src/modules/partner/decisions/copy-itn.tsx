import { CopyButton } from '@cabinet/ui/copy-button'
import { useDecisionsMessages } from './messages.ts'

/** Whoever considers a client looks it up by its ИНН somewhere else. */
export const CopyItn = ({ itn }: { itn: string }) => {
  const t = useDecisionsMessages()
  return <CopyButton value={itn} label={t('copyItn')} size="small" variant="quiet" />
}
