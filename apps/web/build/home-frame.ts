import { CONTAINER } from '../src/app/layouts/container.ts'
import { COLLAPSED_KEY } from '../src/app/layouts/collapsed-key.ts'
import { NEW_PASSWORD_KEY } from '../src/shared/session/new-password.ts'
import en from '../src/modules/home/messages/en.json' with { type: 'json' }
import ru from '../src/modules/home/messages/ru.json' with { type: 'json' }

const titles = { ru: ru['offer.title'], en: en['offer.title'] }

/** Where the cabinet begins. */
const HOME = '/offer'

const EMPTY_ROOT = '<div id="root"></div>'

/** The edges of the layout and the heading, exactly where the application draws them: e2e/first-view.deep.test.ts measures. */
const STYLE = [
  '.frame:not([hidden]){display:grid;min-block-size:100dvh;grid-template-columns:minmax(0,1fr)}',
  '.frame>:first-child{display:none;border-inline-end:1px solid var(--cabinet-color-line)}',
  '.frame div{background:var(--cabinet-color-page)}',
  '.frame header{block-size:56px;border-block-end:1px solid var(--cabinet-color-line);background:var(--cabinet-color-page)}',
  `.frame main{max-inline-size:${CONTAINER};margin-inline:auto;padding:20px 16px}`,
  '.frame h1{margin:0;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.01em}',
  '@media(min-width:576px){.frame header{block-size:64px}.frame h1{font-size:28px;line-height:36px;letter-spacing:-.012em}}',
  '@media(min-width:768px){.frame:not([hidden]){grid-template-columns:72px minmax(0,1fr)}.frame>:first-child{display:block}',
  '.frame main{padding:32px}',
  '.frame.wide{grid-template-columns:264px minmax(0,1fr)}}',
  '@media(min-width:992px){.frame:not([hidden],.narrow){grid-template-columns:264px minmax(0,1fr)}}',
].join('')

/**
 * Shows the frame where it belongs, folded as the person has left the navigation. Who must choose a password first gets
 * to no page that has it.
 */
const SCRIPT =
  `{const f=document.querySelector('.frame');let s={};try{s=localStorage}catch{}` +
  `if(location.pathname==='${HOME}'&&!s['${NEW_PASSWORD_KEY}'])f.hidden=false;` +
  `const c=s['${COLLAPSED_KEY}'];if(c)f.classList.add(c==='yes'?'narrow':'wide')}`

/**
 * Puts the edges of the cabinet and the heading of its first page into the document of somebody with a session: on a slow
 * line the scripts take seconds, and until then the page was blank. The application takes their place when it is drawn.
 */
export const withHomeFrame = (html: string, locale: 'ru' | 'en'): string => {
  if (!html.includes(EMPTY_ROOT)) throw new Error(`The page has no ${EMPTY_ROOT}`)
  const frame =
    `<div class="frame" hidden><div></div><div><header></header><main><h1>${titles[locale]}</h1></main></div></div>` +
    `<script>${SCRIPT}</script>`
  return html
    .replace('</head>', () => `  <style>${STYLE}</style>\n  </head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${frame}</div>`)
}
