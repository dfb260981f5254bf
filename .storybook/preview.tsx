import { lazy, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from 'react'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { CabinetProvider } from '@cabinet/ui/provider'
import { checkAccessibility } from './accessibility.ts'
import { argTypesFromProps } from './arg-types.ts'
import type { Globals } from './blocks/globals.ts'
import { usualModes, windows } from '../packages/ui/docs/modes.ts'

const isTest = import.meta.env.MODE === 'test'
if (isTest) {
  // Contrast is measured on what stays, not on a frame of a fade.
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }'
  document.head.append(still)
  // What is waited for comes at once on a free machine; a busy one decides how late it comes.
  configure({ asyncUtilTimeout: 15_000 })
}

const Page = lazy(async () => ({ default: (await import('./blocks/component-page.tsx')).ComponentPage }))
const Container = lazy(async () => ({ default: (await import('./blocks/container.tsx')).Container }))

/** Tells the browser, and with it a screen reader, which language the page is in. */
const useLanguageOfPage = (language: string): void =>
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])

function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLanguageOfPage(globals.locale)
  return (
    <CabinetProvider
      density={globals.density}
      locale={globals.locale}
      router={{ navigate: () => {} }}
      theme={globals.theme}
    >
      {children}
    </CabinetProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', locale: 'ru' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      // Loaded with the first page of documentation: a story, which is a test too, does without them.
      page: () => (
        <Suspense>
          <Page />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof Container>) => (
        <Suspense>
          <Container {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Accessibility',
          'Content',
          'Components',
          'Patterns',
          'Validators',
          'Changelog',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(windows).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    chromatic: { modes: usualModes },
    // In tests `checkAccessibility` below looks at every theme; the addon's single look would only repeat it.
    a11y: { test: isTest ? 'off' : 'error' },
  },
  argTypesEnhancers: [argTypesFromProps],
  decorators: [
    (Story, { globals }) => (
      <Surroundings globals={globals as unknown as Globals}>
        <Story />
      </Surroundings>
    ),
  ],
  ...(isTest ? { afterEach: checkAccessibility } : {}),
}

export default preview
