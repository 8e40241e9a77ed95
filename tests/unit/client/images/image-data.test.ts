import { createImageData } from '../../../../client/images/image-data.js'
import {
  findImageProblem,
  findImagePropProblems,
} from '../../../../client/images/validate-image.js'

const picture = { url: 'https://images.example/a.jpg', alt: '', width: 2000, height: 1000 }
const BASE = 'https://images.example/a.jpg?auto=compress%2Cformat&fit=max&q=50'

describe('createImageData', () => {
  it('a constrained image has several widths, and the requested one as its src', () => {
    expect(createImageData(picture, { width: 400 })).toEqual({
      src: `${BASE}&w=400`,
      srcSet: [100, 200, 400, 800].map((width) => `${BASE}&w=${width} ${width}w`).join(', '),
      sizes: '(min-width: 400px) 400px, 100vw',
      width: 400,
      height: 200,
      warnings: [],
    })
  })

  it('a full-width image has the width and height of its source', () => {
    expect(createImageData(picture, { layout: 'fullWidth' })).toMatchObject({
      sizes: '100vw',
      width: 2000,
      height: 1000,
    })
  })

  it('an image with another ratio is cropped, not squeezed', () => {
    const { srcSet } = createImageData(picture, { layout: 'fixed', width: 64, height: 64 })
    expect(srcSet).toBe(
      [64, 128].map((w) => `${BASE.replace('max', 'crop')}&h=${w}&w=${w} ${w}w`).join(', '),
    )
  })

  it('createImageData throws for impossible options', () => {
    expect(() => createImageData(picture, { layout: 'fullWidth', width: 100 })).toThrow(
      '"width" 100 may not be passed when layout is fullWidth.',
    )
    expect(() => createImageData(picture, { layout: 'fullWidth', height: 50 })).toThrow(
      '"height" 50 may not be passed when layout is fullWidth.',
    )
    expect(() => createImageData({ ...picture, alt: undefined as unknown as string })).toThrow(
      'The "alt" prop is required',
    )
  })
})

it.each([
  [{ url: 'x', dimensions: { width: 1, height: 1 } }, null],
  [{ dimensions: { width: 1, height: 1 } }, 'Missing image URL'],
  [{ url: '', dimensions: { width: 1, height: 1 } }, 'Missing image URL'],
  [{ url: 'x' }, 'Missing width'],
  [{ url: 'x', dimensions: { height: 1 } }, 'Missing width'],
  [{ url: 'x', dimensions: { width: 1 } }, 'Missing height'],
  [
    { url: 'x', dimensions: { width: 0, height: 1 } },
    'Specified dimensions for images must be positive numbers (> 0)',
  ],
  [
    { url: 'x', dimensions: { width: '1', height: 1 } },
    'Specified dimensions for images must be positive numbers (> 0)',
  ],
])('findImageProblem(%j) is %j', (image, problem) => {
  expect(findImageProblem(image)).toBe(problem)
})

it('findImagePropProblems reports every impossible prop', () => {
  expect(findImagePropProblems({ layout: 'fullWidth', width: 100, height: 50 })).toHaveLength(3)
  expect(findImagePropProblems({ alt: '', layout: 'fixed', width: 100 })).toEqual([])
})
