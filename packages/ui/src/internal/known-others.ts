const framesOf = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => ['', '> div ', '> div > div '].map((depth) => `body ${depth}> iframe[src*="${source}"]`))

/** Overlays of others that are known by their names. */
export const known = [
  // Password managers, and what else a browser is extended by.
  'com-1password-button, com-1password-menu, com-1password-notification, nordpass-portal, protonpass-root',
  '[data-lastpass-root], [data-lastpass-icon-root], [data-dashlanecreated], grammarly-desktop-integration, grammarly-popups',
  // Bitwarden invents a name each time; nothing else is an empty element of its own kind over everything.
  'body > [popover=manual]:empty:not(div, span)',
  // The task of a captcha stands in a frame at the end of the page; the box to tick stands in its form, deeper.
  ...framesOf(['/recaptcha/', 'hcaptcha.com', 'smartcaptcha.', 'challenges.cloudflare.com']),
  // Chats: Jivo, Carrot quest, Битрикс24, Usedesk, Intercom, Zendesk.
  'body > jdiv, #carrot-messenger-collapsed-container, #carrot-messenger-frame, .b24-widget-button-wrapper, .b24-window',
  '.uw__chat, #intercom-container, .intercom-lightweight-app, body > div > iframe#launcher',
].join()
