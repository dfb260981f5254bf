import { expect, test } from '@playwright/test'

test('the calls can be read and tried out in the browser', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /Тихая гавань/ })).toBeVisible()
  await page.getByRole('button', { name: /Names of the modules/ }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('"claim"').first()).toBeVisible()
})
