import { globSync, readFileSync } from 'node:fs'

const root = new URL('../../../../', import.meta.url)
const bareImport = /(?:^import |\bfrom |\bimport\()'((?:@[\w-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)'/gm
// What runs in Node (styles are compiled), comes with its own bundling or is not shown to a test.
const elsewhere = /^(?:node:|vitest|storybook|@storybook\/|@vanilla-extract\/|@cabinet\/|pdfjs-dist|fast-check$)/

/**
 * The packages that the sources of the application and of what it stands on import. Vite prepares these before a run in
 * the browser; one that it discovers midway makes it prepare all of them anew, and the page then holds two Reacts.
 */
export const browserDependencies = (): string[] => {
  const files = globSync(
    [
      'apps/web/src/**/*.{ts,tsx}',
      'apps/web/test/page/*.{ts,tsx}',
      'packages/{contract,ui,validators}/src/**/*.{ts,tsx}',
    ],
    {
      cwd: root,
    },
  )
  const found = files
    .filter((file) => !/\.(?:css|test|stories)\.tsx?$/.test(file) && !file.includes('/src/viewer/'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(bareImport)].map((match) => match[1] ?? ''),
    )
  const always = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']
  return [...new Set([...always, ...found])].filter((name) => !elsewhere.test(name)).toSorted()
}
