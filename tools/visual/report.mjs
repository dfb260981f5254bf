// A page with before, after and difference, for a person with a browser and no network.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./review.mjs').Reviewed} Reviewed */

const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const titles = { different: 'Changed', new: 'New', gone: 'Gone', same: 'Same' }

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 1400px; margin: 0 auto; padding: 24px; }
  article { margin-block: 32px; border-block-start: 1px solid #8888; padding-block-start: 16px; }
  h2 { font-size: 18px; margin: 0; } p { margin: 0 0 12px; opacity: .75; }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; max-width: 100%; } figcaption { font-size: 14px; opacity: .75; }
  img { display: block; max-width: 100%; border: 1px solid #8888; background: #fff; }
  .over { position: relative; width: fit-content; max-width: 100%; overflow: hidden; }
  .over img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)); }
  .over + input { width: 100%; margin-block: 8px; }
  details { margin-block-start: 32px; }
`

// The share of "after" follows the slider; everything else works without a script.
const script = `
  for (const input of document.querySelectorAll('input[type=range]'))
    input.addEventListener('input', () => input.previousElementSibling.style.setProperty('--at', input.value + '%'))
`

const figure = (/** @type {string} */ title, /** @type {string} */ file) =>
  `<figure><figcaption>${title}</figcaption><img alt="${title}" loading="lazy" src="${escape(file)}"></figure>`

/** @param {Reviewed} reviewed */
const article = ({ name, state, pixels, before, after, difference }) => {
  const [story, mode = ''] = name.split('.')
  const slider =
    state === 'different'
      ? `<div><div class="over"><img alt="Before" src="${escape(name)}.before.png"><img alt="After" src="${escape(name)}.after.png"></div>
      <input aria-label="Before or after" max="100" min="0" type="range" value="50"></div>`
      : ''
  return `<article id="${escape(name)}">
    <h2>${escape(story ?? name)}</h2>
    <p>${titles[state]} · ${escape(mode.replaceAll('-', ' '))} · ${pixels} px</p>
    ${slider}
    <div class="row">
      ${before ? figure('Before', `${name}.before.png`) : ''}
      ${after ? figure('After', `${name}.after.png`) : ''}
      ${difference ? figure('Difference', `${name}.difference.png`) : ''}
    </div>
  </article>`
}

/**
 * The page itself.
 *
 * @param {readonly Reviewed[]} reviewed What the review found.
 * @returns {string} HTML that names the pictures beside it.
 */
export function page(reviewed) {
  const changed = reviewed.filter(({ state }) => state !== 'same')
  const same = reviewed.filter(({ state }) => state === 'same')
  const summary = changed.length === 0 ? 'Nothing differs' : `${changed.length} of ${reviewed.length} differ`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${summary}</title>
<style>${style}</style>
<h1>${summary}</h1>
${changed.map(article).join('\n')}
<details><summary>${same.length} the same</summary><ul>${same.map(({ name }) => `<li>${escape(name)}</li>`).join('')}</ul></details>
<script>${script}</script>
</html>
`
}

/**
 * Writes the report; what an earlier run left is gone.
 *
 * @param {string} folder Where it goes.
 * @param {readonly Reviewed[]} reviewed What the review found.
 * @returns {string} Path of the page.
 */
export function writeReport(folder, reviewed) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, state, before, after, difference } of reviewed) {
    if (state === 'same') continue
    for (const [kind, picture] of Object.entries({ before, after, difference }))
      if (picture !== undefined) writeFileSync(join(folder, `${name}.${kind}.png`), picture)
  }
  const path = join(folder, 'index.html')
  writeFileSync(path, page(reviewed))
  return path
}
