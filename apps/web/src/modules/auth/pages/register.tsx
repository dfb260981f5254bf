import { UpcomingEntry } from '../parts/upcoming-entry.tsx'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  return <UpcomingEntry title={t('register.title')} text={t('register.upcoming')} />
}
