import type { Plugin } from 'vite'

/**
 * Moves the style sheets of the entry into the page: the first paint then waits for one file only. The server hashes
 * the element for its content security policy when it starts.
 */
export const inlineEntryCss = (): Plugin => ({
  name: 'cabinet-inline-css',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    page.source = String(page.source).replaceAll(
      /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
      (link, name: string) => {
        const sheet = bundle[name]
        if (sheet?.type !== 'asset') return link
        // Pages that come later name the sheet among what they need. A link of a type that is no style tells them that it is
        // there, and is not fetched; one that is switched off is fetched all the same where a browser looks ahead.
        const mark = `<link rel="stylesheet" type="text/plain" href="/${name}" />`
        return `<style>${String(sheet.source).trim()}</style>\n    ${mark}`
      },
    )
  },
})
