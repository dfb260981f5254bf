import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { contrast } from '../../test/support/contrast.ts'
import { Meter } from './meter.tsx'

conformance('Meter', { element: HTMLDivElement, render: (props) => <Meter label="Лимит" value={28} {...props} /> })

test.each(['light', 'dark', 'contrast'])('what is left of the whole is no part of the bar in the theme %s', (theme) => {
  const html = document.documentElement
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const before = html.dataset['cabinetTheme']
  html.dataset['cabinetTheme'] = theme
  onTestFinished(() => {
    root.unmount()
    host.remove()
    if (before === undefined) delete html.dataset['cabinetTheme']
    else html.dataset['cabinetTheme'] = before
  })
  for (const tone of ['accent', 'positive', 'notice', 'negative'] as const) {
    flushSync(() => root.render(<Meter label="Лимит" value={28} tone={tone} />))
    const [track, bar] = [...host.querySelectorAll('[role=meter] span')].map(
      (part) => getComputedStyle(part).backgroundColor,
    )
    expect(contrast(bar ?? '', track ?? ''), `${tone}: ${bar} on ${track}`).toBeGreaterThanOrEqual(3)
  }
})
