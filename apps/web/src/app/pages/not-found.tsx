import { LostPage } from '../../shared/ui/lost-page.tsx'
import { useShellMessages } from '../messages.ts'

export const Page = () => {
  const t = useShellMessages()
  return <LostPage title={t('notFound.title')} text={t('notFound.text')} />
}
