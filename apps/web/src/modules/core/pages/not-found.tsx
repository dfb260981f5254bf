import { LostPageDrawing } from '@cabinet/ui/drawing'
import { ButtonLink } from '@cabinet/ui/button-link'
import { EmptyState } from '@cabinet/ui/empty-state'
import { paths } from '../../../shared/paths.ts'
import { useSharedWords } from '../../../shared/words.ts'
import { useWords } from '../words.ts'

export const Page = () => {
  const t = useWords()
  const shared = useSharedWords()
  return (
    <EmptyState
      drawing={<LostPageDrawing />}
      level={1}
      title={t('notFound.title')}
      action={<ButtonLink href={paths.root()}>{shared('toHome')}</ButtonLink>}
    >
      {t('notFound.text')}
    </EmptyState>
  )
}
