import { Outlet } from 'react-router-dom'
import * as styles from './frame.css.ts'
import { PublicHeader } from './public-header.tsx'
import { usePage } from './use-page.ts'

/** Long texts in a measure that is comfortable to read, and to print. */
export const LandingLayout = () => {
  const main = usePage()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main ref={main} tabIndex={-1} className={styles.reading}>
        <Outlet />
      </main>
    </div>
  )
}
