import { expect, test } from '@playwright/test'

test('the calls can be read and tried out in the browser', async ({ page }) => {
  await page.goto('/api/docs')
  // One module at a time: the page works through all of a description before it answers to a click.
  await page.getByRole('combobox', { name: 'Select a definition' }).selectOption({ label: 'service' })
  await page.getByText('/api/service/build/module', { exact: true }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('"claim"').first()).toBeVisible()
})
