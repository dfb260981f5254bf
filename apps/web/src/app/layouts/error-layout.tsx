import type { CurrentUser } from '@cabinet/contract/people/user'
import { Outlet } from 'react-router-dom'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import * as styles from './frame.css.ts'
import { PublicHeader } from './public-header.tsx'
import { usePage } from './use-page.ts'

const ErrorSections = lazyPart(async () => (await import('./error-sections.tsx')).ErrorSections)

const ErrorLayout = ({ user }: { readonly user: CurrentUser | null }) => {
  const main = usePage()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main ref={main} tabIndex={-1} className={styles.centered}>
        <Outlet />
      </main>
      {user && !user.isNeedChangePassword && <ErrorSections user={user} loading={null} />}
    </div>
  )
}

/** One drawing, one sentence, one action; below them the sections of whoever is signed in. */
export const errorLayout = (user: CurrentUser | null) => () => <ErrorLayout user={user} />
