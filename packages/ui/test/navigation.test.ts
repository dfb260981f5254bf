import { expect, test } from 'vitest'
import { matches } from '../src/command-palette/matches.ts'
import { currentHref } from '../src/side-nav/current-item.ts'

const hrefs = ['/', '/sender', '/sender/order-register', '/sender/order']

test.each([
  ['/sender/order-register', '/sender/order-register'],
  ['/sender/order-register/', '/sender/order-register'],
  ['/sender/order-register/17?page=2#top', '/sender/order-register'],
  ['/sender/invoices', '/sender'],
  ['/sender/order/5', '/sender/order'],
  ['/', '/'],
  ['/senders', undefined],
  ['/help', undefined],
])('at %s the item of %s is current', (path, expected) => {
  expect(currentHref(hrefs, path)).toBe(expected)
})

test.each([
  ['Реестр заказов', 'реес', true],
  ['Реестр заказов', 'зак рее', true],
  ['Счёт на оплату', 'счет', true],
  ['Счет на оплату', 'СЧЁТ', true],
  ['Пригласить пользователя', 'ghbu', true],
  ['Secure password', 'ыусгку', true],
  ['Реестр заказов', 'естр', false],
  ['Реестр заказов', 'реестр поставок', false],
  ['Договор № ФД-77/2026', 'фд 77', true],
  ['Реестр заказов', '', true],
])('%j is found by %j: %s', (text, query, expected) => {
  expect(matches(text, query)).toBe(expected)
})
