import { Outlet } from 'react-router-dom'
import * as styles from './frame.css.ts'
import { usePage } from './use-page.ts'

/** Nothing but the page: each page for entering brings its own frame. */
export const EmptyLayout = () => {
  const main = usePage()
  return (
    <main ref={main} tabIndex={-1} className={styles.bare}>
      <Outlet />
    </main>
  )
}
