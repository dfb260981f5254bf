import { HarbourDrawing } from '@cabinet/ui/drawing'
import { Upcoming } from '../../../shared/ui/upcoming.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  return <Upcoming drawing={<HarbourDrawing />} title={t('user.title')} text={t('user.upcoming')} />
}
