import { globSync, readFileSync } from 'node:fs'

const packages = new URL('../../../', import.meta.url)
const bareImport = /(?:^import |\bfrom )'((?:@[\w-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)'$/gm
// What runs in Node (styles are compiled) or comes with its own bundling; of Storybook the stories import what they play with.
const elsewhere = /^(?:node:|vitest|storybook(?!\/test$)|@storybook\/|@vanilla-extract\/|@cabinet\/|fast-check$)/

/**
 * The packages that sources and stories import, read from the sources. Vite prepares these before a run in the browser;
 * one that it discovers midway makes it prepare all of them anew, and the page then holds two Reacts.
 */
export const browserDependencies = (): string[] => {
  const files = globSync(['*/src/**/*.{ts,tsx}', '*/playground/**/*.{ts,tsx}', 'ui/test/**/*.tsx'], { cwd: packages })
  const found = files
    .filter((file) => !file.endsWith('.css.ts') && !/^(?:contract|packaging)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(new URL(file, packages), 'utf8').matchAll(bareImport)].map((match) => match[1] ?? ''),
    )
  const always = ['axe-core', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']
  return [...new Set([...always, ...found])].filter((name) => !elsewhere.test(name)).toSorted()
}
