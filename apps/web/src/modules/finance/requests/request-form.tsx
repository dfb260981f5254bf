import { Card } from '@cabinet/ui/card'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { useParams } from 'react-router-dom'
import { loadFileMessages } from '../../../shared/files/messages.ts'
import { loadFormMessages } from '../../../shared/forms/messages.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const RequestPage = lazyPart(async () => {
  const [{ RequestPage: page }] = await Promise.all([
    import('./request-page.tsx'),
    loadFormMessages(),
    loadFileMessages(),
  ])
  return page
})

/** The form of a request for financing, with the words that forms and files have. */
export const Page = () => {
  const { id = '' } = useParams()
  return (
    <RequestPage
      key={id}
      id={id}
      loading={
        <Card aria-busy="true">
          <SkeletonText lines={10} />
        </Card>
      }
    />
  )
}
