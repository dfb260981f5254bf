import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { start } from './app/start.ts'
import { StartFailure } from './app/start-failure.tsx'
import { isPrerendered, TakeOver } from './shared/hydration.tsx'

const root = document.getElementById('root') as HTMLElement

/** In place of whatever the document came with. */
const render = (content: ReactNode): void => {
  delete root.dataset['prerendered']
  createRoot(root).render(content)
}

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
      else render(app)
    })
  },
  (error: unknown) => {
    console.error(error)
    render(<StartFailure />)
  },
)
