import { BoxDrawing } from '@cabinet/ui/drawing'
import { ComingSoon } from '../../../shared/ui/coming-soon.tsx'
import { useMessages } from '../messages.ts'

export const Page = () => {
  const t = useMessages()
  return <ComingSoon drawing={<BoxDrawing />} title={t('register.title')} text={t('register.upcoming')} />
}
