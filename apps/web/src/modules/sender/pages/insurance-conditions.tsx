import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { useSearchParams } from 'react-router-dom'
import { Upcoming } from '../../../shared/ui/upcoming.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  const [query] = useSearchParams()
  const isApplying = query.get('insurance') === 'applying'
  return (
    <Upcoming
      drawing={<EmptyBoxDrawing />}
      title={t('conditions.title')}
      text={isApplying ? t('conditions.applying') : t('conditions.upcoming')}
    />
  )
}
