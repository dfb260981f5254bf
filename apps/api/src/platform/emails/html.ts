import { partsOf } from '@cabinet/contract/linked-text'
import { actionAddress, frameMessages, type EmailFrame, subjectOf } from './frame.ts'
import type { EmailContent, EmailFact } from './email.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Text of people may have several lines. */
const escapeLines = (text: string): string => escape(text).replaceAll(/\r?\n/g, '<br>')

/**
 * Styles stand on the elements, because many mail programs drop a style sheet. The sheet only changes colours where a
 * program honours the dark theme; others darken the email themselves. Nothing is loaded from anywhere.
 */
const STYLES = {
  page: 'margin:0;padding:24px 12px;background-color:#f3f6f9;color:#151f2a;font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Arial,sans-serif;font-size:16px;line-height:24px;-webkit-text-size-adjust:100%;',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0;',
  column: 'max-width:600px;margin:0 auto;',
  brand: 'margin:0;padding:0 4px 16px;font-size:18px;line-height:24px;font-weight:600;color:#00568d;',
  card: 'padding:32px 24px;border:1px solid #dae1e5;border-radius:16px;background-color:#ffffff;overflow-wrap:anywhere;word-break:break-word;',
  title: 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:#151f2a;',
  text: 'margin:0 0 16px;',
  code: 'margin:8px 0 24px;padding:16px;border-radius:12px;background-color:#e3f2fd;color:#151f2a;font-size:36px;line-height:44px;font-weight:600;letter-spacing:6px;text-align:center;',
  details: 'margin:0 0 24px;padding:0;border-top:1px solid #dae1e5;',
  label: 'margin:0;padding:12px 0 0;font-size:14px;line-height:20px;color:#535e68;',
  value: 'margin:0;padding:0 0 12px;border-bottom:1px solid #dae1e5;font-weight:500;',
  action: 'margin:8px 0 24px;',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background-color:#00568d;color:#ffffff;font-weight:600;text-decoration:none;',
  address: 'margin:0 0 16px;font-size:14px;line-height:20px;color:#535e68;',
  addressLink: 'color:#00568d;',
  note: 'margin:0;font-size:14px;line-height:20px;color:#535e68;',
  footer: 'margin:0;padding:16px 4px 0;font-size:12px;line-height:16px;color:#535e68;',
} as const

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background-color: #0e1319 !important; color: #e5eaee !important; }
  .card { background-color: #151c24 !important; border-color: #29313a !important; }
  .title { color: #e5eaee !important; }
  .brand, .addressLink { color: #6dbbe8 !important; }
  .code { background-color: #172e40 !important; color: #e5eaee !important; }
  .facts, .value { border-color: #29313a !important; }
  .label, .address, .note, .footer { color: #a6b1ba !important; }
  .button { background-color: #6dbbe8 !important; color: #091521 !important; }
}`

type Part = keyof typeof STYLES

/** An element with its style; `inner` is HTML already. */
const element = (tag: string, part: Part, inner: string, attributes = ''): string =>
  `<${tag} class="${part}" style="${STYLES[part].replaceAll('"', "'")}"${attributes}>${inner}</${tag}>`

const detailsOf = (details: readonly EmailFact[]): string =>
  element(
    'dl',
    'details',
    details
      .map(({ label, value }) => element('dt', 'label', escape(label)) + element('dd', 'value', escapeLines(value)))
      .join(''),
  )

const actionOf = ({ label, url }: NonNullable<EmailContent['action']>, frame: EmailFrame): string => {
  const address = escape(actionAddress(url, frame))
  const button = element('a', 'button', escape(label), ` href="${address}"`)
  const link = element('a', 'addressLink', address, ` href="${address}"`)
  return element('p', 'action', button) + element('p', 'address', link)
}

/** A paragraph whose addresses can be followed. */
const linkedLines = (text: string): string =>
  partsOf(text)
    .map(({ text: part, url }) =>
      url === undefined ? escapeLines(part) : element('a', 'addressLink', escape(part), ` href="${escape(url)}"`),
    )
    .join('')

const bodyOf = (content: EmailContent, frame: EmailFrame): string => {
  const { language = 'ru', greeting, paragraphs, code, details = [], action, note, hasLinks } = content
  return [
    element('h1', 'title', escape(greeting ?? frameMessages(language, frame).greeting)),
    ...paragraphs.map((paragraph) => element('p', 'text', hasLinks ? linkedLines(paragraph) : escapeLines(paragraph))),
    code === undefined ? '' : element('p', 'code', escape(code)),
    details.length === 0 ? '' : detailsOf(details),
    action ? actionOf(action, frame) : '',
    note === undefined ? '' : element('p', 'note', escapeLines(note)),
  ].join('\n')
}

/** The email for mail programs that show HTML. Whatever people have written into it is text. */
export const htmlEmail = (content: EmailContent, frame: EmailFrame): string => {
  const { language = 'ru', preheader, paragraphs } = content
  const messages = frameMessages(language, frame)
  const unsubscribing =
    content.unsubscribeUrl === undefined
      ? []
      : [
          escape(messages.subscribed),
          element('a', 'addressLink', escape(messages.unsubscribe), ` href="${escape(content.unsubscribeUrl)}"`),
        ]
  const footer = [...unsubscribing, ...messages.footer.map(escape)].join('<br>')
  const column = [
    element('p', 'brand', escape(frame.brandName)),
    element('div', 'card', bodyOf(content, frame)),
    element('p', 'footer', footer),
  ].join('\n')
  const shown = element('div', 'preheader', escape(preheader ?? paragraphs[0] ?? '')) + element('div', 'column', column)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(subjectOf(content))}</title>
<style>${DARK}</style>
</head>
${element('body', 'page', shown)}
</html>
`
}
