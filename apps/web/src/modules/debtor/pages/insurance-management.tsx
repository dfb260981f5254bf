import { ShieldDrawing } from '@cabinet/ui/drawing'
import { Upcoming } from '../../../shared/ui/upcoming.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  return <Upcoming drawing={<ShieldDrawing />} title={t('management.title')} text={t('management.upcoming')} />
}
