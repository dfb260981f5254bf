import { beforeAll, expect, test } from 'vitest'
import { startMessages } from '../../app/start-messages.ts'
import { loadMessages } from '../intl/messages.ts'
import { pageMessages } from '../messages.ts'
import { controlNameOf } from './control-name.ts'

beforeAll(async () => {
  await startMessages()
  await loadMessages([pageMessages])
})

const nameOf = (html: string, selector: string) => {
  document.body.innerHTML = html
  const target = document.querySelector(selector)
  return target && controlNameOf(target)
}

test.each([
  ['a control with a name of its own', '<button data-track="send"><b>Отправить 100 ₽</b></button>', 'b', 'send'],
  ['what stands in a named part', '<div data-track="register"><a href="/x">ООО «Ромашка»</a></div>', 'a', 'register'],
  [
    'a button in a named part that shows a message',
    '<div data-track="table-row"><button>Повторить</button></div>',
    'button',
    'shared.retry',
  ],
  [
    'what is chosen in a field, though it is a message',
    '<div data-track="status"><button aria-haspopup="listbox">Повторить</button></div>',
    'button',
    'status',
  ],
  ['a choice, though it is a message', '<div role="option">Повторить</div>', 'div', null],
  ['a field', '<input name="itn" value="7799012346">', 'input', 'itn'],
  ['a button that shows a message', '<button><span>Повторить</span></button>', 'span', 'shared.retry'],
  ['an icon with a message', '<button aria-label="Закрыть"><svg></svg></button>', 'svg', 'shared.close'],
  ['a text that is no message', '<button>Соколов Михаил</button>', 'button', null],
  ['a message with a value in it', '<button aria-label="Меню: Соколов Михаил"></button>', 'button', null],
  ['what is no control', '<p>Повторить</p>', 'p', null],
])('%s', (_, html, selector, name) => {
  expect(nameOf(html, selector)).toBe(name)
})
