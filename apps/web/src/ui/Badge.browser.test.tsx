import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { Badge, type Tone } from './Badge.tsx'

const tones: Tone[] = ['ok', 'caution', 'stop', 'info', 'plain']

test.each(['light', 'dark'])('default: a word with its icon, readable in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await renderUi(
    <p>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>,
  )
  for (const tone of tones) await expect.element(screen.getByText(tone, { exact: true })).toBeVisible()
  // Not by colour alone: all but the plain one have an icon.
  expect(screen.container.querySelectorAll('svg[aria-hidden=true]').length).toBe(tones.length - 1)
  await expectAccessible(screen.container)
})
