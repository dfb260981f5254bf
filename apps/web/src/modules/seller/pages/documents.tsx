import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { ComingSoon } from '../../../shared/ui/coming-soon.tsx'
import { useMessages } from '../messages.ts'

export const Page = () => {
  const t = useMessages()
  return <ComingSoon drawing={<EmptyBoxDrawing />} title={t('documents.title')} text={t('documents.upcoming')} />
}
