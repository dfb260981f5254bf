import { Outlet } from 'react-router-dom'
import * as styles from './frame.css.ts'
import { PublicHeader } from './public-header.tsx'
import { usePage } from './use-page.ts'

/** One drawing, one sentence, one action. */
export const ErrorLayout = () => {
  const main = usePage()
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main ref={main} tabIndex={-1} className={styles.centered}>
        <Outlet />
      </main>
    </div>
  )
}
