import { HarbourDrawing } from '@cabinet/ui/drawing'
import { Upcoming } from '../../../shared/ui/upcoming.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  return <Upcoming drawing={<HarbourDrawing />} title={t('profile.title')} text={t('profile.upcoming')} />
}
