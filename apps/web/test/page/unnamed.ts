import { controlNameOf } from '../../src/shared/observe/control-name.ts'

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]'

/** What a person can press or type into on the page and analytics would not know by name, as it reads. */
export const unnamedControls = (): string[] =>
  [...document.body.querySelectorAll(CONTROLS)]
    // What react-aria keeps for screen readers and for the autofill of browsers nobody presses.
    .filter((control) => control.closest('[aria-hidden=true], [hidden]') === null)
    .filter((control) => controlNameOf(control) === null)
    .map((control) => control.getAttribute('aria-label') ?? (control.textContent.trim() || control.outerHTML))
