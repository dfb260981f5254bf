import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { start } from './app/start.ts'
import { StartFailure } from './app/start-failure.tsx'

const root = createRoot(document.getElementById('root') as HTMLElement)

start().then(
  () =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  (error: unknown) => {
    console.error(error)
    root.render(<StartFailure />)
  },
)
