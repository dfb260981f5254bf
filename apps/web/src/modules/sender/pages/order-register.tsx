import { BoxDrawing } from '@cabinet/ui/drawing'
import { Upcoming } from '../../../shared/ui/upcoming.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  return <Upcoming drawing={<BoxDrawing />} title={t('register.title')} text={t('register.upcoming')} />
}
