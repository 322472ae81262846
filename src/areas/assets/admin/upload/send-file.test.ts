import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { assetLimits } from '../../contract.ts'
import { isFilesFault } from './files-fault.ts'
import { FileTooLarge, sendFile, wordsOfUpload } from './send-file.ts'

const SITE = '01890000-0000-7000-8000-000000000000'

/** A file that says it is so large. */
function fileOf(name: string, type: string, size: number): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const refusal = (code: string, status = 422): ApiError =>
  new ApiError('uploadAsset', {
    message: code,
    response: { status, data: { error: { code, message: `Says ${code}`, requestId: '1' } } },
  })

test('a file that is larger than any of its kind is refused before any of it is sent', async () => {
  const { image, video } = assetLimits
  for (const [file, isPicture, most] of [
    [fileOf('a.jpg', 'image/jpeg', image + 1), false, image],
    [fileOf('a', '', image + 1), true, image],
    [fileOf('a.mp4', 'video/mp4', video + 1), false, video],
  ] as const) {
    const error = await sendFile(SITE, file, { isPicture }).then(
      () => assert.fail('It was sent'),
      (thrown: unknown) => thrown,
    )
    assert.ok(error instanceof FileTooLarge)
    assert.equal(error.most, most)
    const said = wordsOfUpload(error, ((key: string, values: object) =>
      JSON.stringify([key, values])) as never)
    assert.equal(said, `["refusal.assets.too_large",{"megabytes":${most / 1_000_000}}]`)
  }
  // What may be within a limit of its kind is left to the server.
  const sent = sendFile(SITE, fileOf('a.bin', '', image + 1))
  await assert.rejects(sent, (error) => !(error instanceof FileTooLarge))
})

test('what is the fault of a file is not offered to be sent again', () => {
  assert.equal(isFilesFault(new FileTooLarge(1)), true)
  for (const code of ['images.broken', 'images.wrong_type', 'assets.too_large', 'assets.empty'])
    assert.equal(isFilesFault(refusal(code)), true, code)
  for (const error of [
    refusal('images.busy', 503),
    refusal('assets.no_room'),
    new ApiError('a', 'offline'),
    null,
  ])
    assert.equal(isFilesFault(error), false)
})
