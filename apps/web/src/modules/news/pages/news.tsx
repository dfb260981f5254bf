import { excel } from '@cabinet/contract/news'
import { newsPages } from '@cabinet/contract/news/pages'
import { ButtonLink } from '@cabinet/ui/button-link'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { useNewsColumns } from '../parts/columns.tsx'
import { useNewsMessages } from '../parts/messages.ts'
import { newsRegister, useNewsControls } from '../parts/register.ts'

/** Letters of news: what has been sent, what is being sent, and what is still being written. */
export const Page = () => {
  const t = useNewsMessages()
  const navigate = useNavigate()
  const register = useRegister(newsRegister)
  const columns = useNewsColumns()
  const controls = useNewsControls()
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Inline justify="between" gap={16}>
          <Heading level={1}>{t('title')}</Heading>
          <Inline gap={12}>
            <MainAction>
              <ButtonLink icon={Plus} href={newsPages.add()}>
                {t('add')}
              </ButtonLink>
            </MainAction>
            <RegisterExport excel={excel} query={register.query} />
          </Inline>
        </Inline>
        <Text tone="muted" hasMeasure>
          {t('lead')}
        </Text>
      </Stack>
      <Register
        of={register}
        label={t('title')}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.hint') }}
        controls={controls}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty')}>
            {t('empty.text')}
          </EmptyState>
        }
        onRowOpen={({ id }) => void navigate(newsPages.letter({ id }))}
      />
    </Stack>
  )
}
