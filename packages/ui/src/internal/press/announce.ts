// A region that has just come is not yet heard by every screen reader.
const settleMilliseconds = 100
const staysMilliseconds = 7000

const regions = new WeakMap<Document, HTMLElement>()

const regionOf = (page: Document): HTMLElement => {
  const known = regions.get(page)
  if (known?.isConnected) return known
  const region = page.createElement('div')
  regions.set(page, region)
  // react-aria hides everything outside of an open dialog from screen readers, but for what is marked so.
  region.dataset['liveAnnouncer'] = 'true'
  region.ariaLive = 'assertive'
  // There is nothing to see in it: what it says is a name.
  region.style.position = 'absolute'
  page.body.prepend(region)
  return region
}

/**
 * Says the name of a button as it is now («Сохранить Загрузка»), to whom is at it or in its form. The focus may have
 * stayed in a field: nothing else would tell there that the form is on its way.
 */
export const announceNameOf = (button: HTMLButtonElement | null): void => {
  if (!button || !(button.form ?? button).matches(':focus-within')) return
  const parent = regionOf(button.ownerDocument)
  const message = button.ownerDocument.createElement('div')
  message.role = 'img'
  // A name of its own: what was sent often leads to another page, and the button goes while this is being said.
  message.ariaLabel = `${button.ariaLabel ?? button.textContent} ${button.querySelector('[aria-label]')?.ariaLabel ?? ''}`
  setTimeout(() => parent.append(message), settleMilliseconds)
  setTimeout(() => message.remove(), settleMilliseconds + staysMilliseconds)
}
