import { ShieldDrawing } from '@cabinet/ui/drawing'
import { ComingSoon } from '../../../shared/ui/coming-soon.tsx'
import { useMessages } from '../messages.ts'

export const Page = () => {
  const t = useMessages()
  return <ComingSoon drawing={<ShieldDrawing />} title={t('management.title')} text={t('management.upcoming')} />
}
