export { HelpHint } from './help-hint.tsx'
export type { HelpHintLink, HelpHintPicture, HelpHintProps } from './help-hint.tsx'
