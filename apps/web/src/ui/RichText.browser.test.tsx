import { expect, test } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { RichText } from './RichText.tsx'

test('default: elements stand where the message has its values', async () => {
  const screen = await renderUi(
    <p>
      <RichText>{(mark) => `In ${mark(<code>0x12</code>)}, sent by ${mark(<b>Ada</b>)}.`}</RichText>
    </p>,
  )
  expect(screen.container.querySelector('p')?.innerHTML).toBe('In <code>0x12</code>, sent by <b>Ada</b>.')
})
