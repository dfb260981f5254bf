import { controlNameOf } from '../../src/shared/observe/control-name.ts'
import { CONTROLS, UNPRESSED } from '../../src/shared/observe/controls.ts'

/** What a person can press or type into on the page and analytics would not know by name, as it reads. */
export const unnamedControls = (): string[] =>
  [...document.body.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(UNPRESSED) === null)
    .filter((control) => controlNameOf(control) === null)
    .map((control) => control.getAttribute('aria-label') ?? (control.textContent.trim() || control.outerHTML))
