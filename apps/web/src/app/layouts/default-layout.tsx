import { Outlet } from 'react-router-dom'
import * as styles from './frame.css.ts'
import { PublicHeader } from './public-header.tsx'
import { usePage } from './use-page.ts'

/** A public page without a frame of its own. */
export const DefaultLayout = () => {
  const main = usePage()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main ref={main} tabIndex={-1} className={styles.plain}>
        <Outlet />
      </main>
    </div>
  )
}
