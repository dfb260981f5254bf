import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { Upcoming } from '../../../shared/ui/upcoming.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  return <Upcoming drawing={<EmptyBoxDrawing />} title={t('settlement.title')} text={t('settlement.upcoming')} />
}
