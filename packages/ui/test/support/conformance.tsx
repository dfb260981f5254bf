import { StrictMode, type CSSProperties, type ReactElement, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CabinetProvider } from '../../src/provider/provider.tsx'

/** What the suite hands to the component; spread all of it. */
export interface ConformanceProps<Element> {
  ref: Ref<Element>
  className: string
  style: CSSProperties
  'data-testid': string
}

interface Conformance<Element> {
  /** Renders the component with its least content and the given props. Open, if it is an overlay. */
  render: (props: ConformanceProps<Element>) => ReactElement
  /** The class of the element that `ref` receives. */
  element: abstract new () => Element
  /** True for what renders into a portal: it has nothing to say on the server. */
  isPortal?: boolean
}

const until = async (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 15_000, interval: 10 })

/**
 * What every component of the library promises: the ref, the class and data attributes arrive at one element, and it
 * renders on the server, hydrates and lives in StrictMode without a single message.
 */
export const conformance = <E extends HTMLElement | SVGElement>(
  name: string,
  { render, element, isPortal = false }: Conformance<E>,
): void => {
  describe(`${name} keeps the promises of every component`, () => {
    let host: HTMLDivElement
    let messages: string[]
    let close: () => void
    beforeEach(() => {
      host = document.body.appendChild(document.createElement('div'))
      messages = []
      close = () => {}
      const note = (...parts: unknown[]): void => void messages.push(parts.map(String).join(' '))
      vi.spyOn(console, 'error').mockImplementation(note)
      vi.spyOn(console, 'warn').mockImplementation(note)
    })
    afterEach(() => {
      close()
      host.remove()
      vi.restoreAllMocks()
    })

    const content = (ref: { current: E | null }): ReactElement => (
      <StrictMode>
        <CabinetProvider>
          {render({ ref, className: 'own-class', style: { outlineWidth: '7px' }, 'data-testid': 'conformant' })}
        </CabinetProvider>
      </StrictMode>
    )

    test('ref, className, style and data attributes reach one element', async () => {
      const ref: { current: E | null } = { current: null }
      const root = createRoot(host)
      close = () => flushSync(() => root.unmount())
      flushSync(() => root.render(content(ref)))
      await until(() => ref.current !== null)
      const node = ref.current
      if (node === null) throw new Error('no element')
      expect(node).toBeInstanceOf(element)
      expect(node.classList.contains('own-class')).toBe(true)
      expect(node.dataset['testid']).toBe('conformant')
      expect(node.style.outlineWidth).toBe('7px')
      expect(messages).toEqual([])
      close()
      close = () => {}
      expect(ref.current).toBeNull()
      expect(messages).toEqual([])
    })

    test('renders on the server and hydrates without a difference', async () => {
      const ref: { current: E | null } = { current: null }
      const html = renderToString(content({ current: null }))
      if (!isPortal) expect(html).toContain('own-class')
      host.innerHTML = html
      const recovered: string[] = []
      const root = hydrateRoot(host, content(ref), {
        onRecoverableError: (error) => void recovered.push(String(error)),
      })
      close = () => flushSync(() => root.unmount())
      await until(() => ref.current !== null)
      expect(recovered).toEqual([])
      expect(messages).toEqual([])
    })
  })
}
