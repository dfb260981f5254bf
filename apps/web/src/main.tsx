import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { start } from './app/start.ts'
import { StartFailure } from './app/start-failure.tsx'
import { isPrerendered, TakeOver } from './shared/hydration.tsx'

// Where the browser is too old, the page has put a word about that in its place (build/update-browser.ts).
const root = document.getElementById('root')

/** In place of whatever the document came with. */
const render = (root: HTMLElement, content: ReactNode): void => {
  delete root.dataset['prerendered']
  createRoot(root).render(content)
}

const open = (root: HTMLElement): Promise<void> =>
  start().then(
    () => {
      const app = (
        <StrictMode>
          <TakeOver root={root}>
            <App />
          </TakeOver>
        </StrictMode>
      )
      // In small pieces: whoever types meanwhile is answered between them.
      startTransition(() => {
        if (isPrerendered(root)) hydrateRoot(root, app)
        else render(root, app)
      })
    },
    (error: unknown) => {
      console.error(error)
      render(root, <StartFailure />)
    },
  )

if (root) void open(root)
