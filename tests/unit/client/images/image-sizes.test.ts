import fc from 'fast-check'
import {
  createImageSizes,
  WIDER_BREAKPOINTS,
  type ImageLayout,
  type ImageSizesInput,
} from '../../../../client/images/image-sizes.js'

const URL = 'https://images.example/a.jpg'

type Given = Pick<ImageSizesInput, 'width' | 'height' | 'breakpoints'>

const golden: [ImageLayout, Given, [number, number], number[], string][] = [
  ['constrained', {}, [2000, 1000], [200, 400, 800, 1600], '(min-width: 800px) 800px, 100vw'],
  ['constrained', {}, [600, 300], [150, 300, 600], '(min-width: 600px) 600px, 100vw'],
  [
    'constrained',
    { width: 400 },
    [2000, 1000],
    [100, 200, 400, 800],
    '(min-width: 400px) 400px, 100vw',
  ],
  ['constrained', { width: 400 }, [600, 300], [100, 200, 400], '(min-width: 400px) 400px, 100vw'],
  ['constrained', { width: 400 }, [300, 150], [75, 150, 300], '(min-width: 300px) 300px, 100vw'],
  ['constrained', { width: 0.5 }, [300, 150], [1, 2], '(min-width: 1px) 1px, 100vw'],
  [
    'constrained',
    { width: 300, height: 300 },
    [2000, 1000],
    [75, 150, 300, 600],
    '(min-width: 300px) 300px, 100vw',
  ],
  ['fixed', {}, [2000, 1000], [400, 800], '400px'],
  ['fixed', {}, [300, 150], [300], '300px'],
  ['fixed', { width: 400 }, [2000, 1000], [400, 800], '400px'],
  ['fixed', { width: 400 }, [500, 250], [400], '400px'],
  ['fixed', { width: 400 }, [300, 150], [300], '400px'],
  ['fixed', { height: 100 }, [2000, 1000], [200, 400], '200px'],
  ['fullWidth', {}, [4000, 2000], [750, 1080, 1366, 1920], '100vw'],
  ['fullWidth', {}, [1200, 600], [750, 1080, 1200], '100vw'],
  [
    'fullWidth',
    { breakpoints: WIDER_BREAKPOINTS },
    [3000, 1500],
    [320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3000],
    '100vw',
  ],
  [
    'fullWidth',
    { breakpoints: WIDER_BREAKPOINTS },
    [9000, 4500],
    [320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096],
    '100vw',
  ],
]

describe('createImageSizes', () => {
  it.each(golden)(
    'the widths of a %s image with %j of the source %j are the specified ones',
    (layout, given, [width, height], widths, sizes) => {
      const sizesOfImage = createImageSizes({
        url: URL,
        layout,
        source: { width, height },
        ...given,
      })
      expect(sizesOfImage).toMatchObject({ widths, sizes })
    },
  )

  it('an image reserves the requested box, or its source’s ratio', () => {
    const source = { width: 2000, height: 1000 }
    const box = (layout: ImageLayout, given: Given) => {
      const { width, height } = createImageSizes({ url: URL, layout, source, ...given })
      return [width, height]
    }
    expect(box('constrained', { width: 400 })).toEqual([400, 200])
    expect(box('fixed', { height: 100 })).toEqual([200, 100])
    expect(box('fullWidth', {})).toEqual([1, 0.5])
  })

  it('an image smaller than requested gives a warning', () => {
    const source = { width: 300, height: 150 }
    expect(createImageSizes({ url: 'X', layout: 'fixed', source, width: 400 }).warnings).toEqual([
      'The requested width "400px" for the image X was larger than the actual image width of 300px. If possible, replace the current image with a larger one.',
    ])
  })

  it('an unknown layout gives a warning, and the image in its source’s size', () => {
    const layout = 'bogus' as ImageLayout
    const source = { width: 300, height: 150 }
    expect(createImageSizes({ url: 'X', layout, source })).toMatchObject({
      widths: [300],
      warnings: [
        'No valid layout was provided for the image at X. Valid image layouts are fixed, fullWidth, and constrained. Found bogus',
      ],
    })
  })

  it.each([
    { width: 0 },
    { height: 0 },
    { width: -1, height: -1 },
    { width: 400, height: -0.5 },
    { height: NaN },
    { width: Infinity },
    { width: '400' as unknown as number },
    { source: { width: 0, height: 150 } },
    { source: { width: 300, height: -1 } },
  ])('createImageSizes throws for the dimensions %j', (given) => {
    const source = { width: 300, height: 150 }
    expect(() => createImageSizes({ url: URL, layout: 'fixed', source, ...given })).toThrow(
      /^Specified dimensions for images must be positive numbers \(> 0\)$/,
    )
  })

  const length = fc.integer({ min: 1, max: 10_000 })
  const wanted = {
    layout: fc.constantFrom<ImageLayout>('fixed', 'constrained', 'fullWidth'),
    source: fc.record({ width: length, height: length }),
    width: length,
    height: length,
  }
  const inputs = fc.record(wanted, { requiredKeys: ['layout', 'source'] })

  it('widths are whole numbers, ascending, distinct and at most the width of the source', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { widths } = createImageSizes({ url: URL, ...input })
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
        for (const width of widths) {
          expect(Number.isInteger(width)).toBe(true)
          expect(width).toBeGreaterThanOrEqual(1)
          expect(width).toBeLessThanOrEqual(input.source.width)
        }
      }),
    )
  })

  it('the widths of a constrained image include the requested width or the source’s', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { widths, width } = createImageSizes({ url: URL, ...input, layout: 'constrained' })
        fc.pre(width >= 1)
        expect(widths).toContain(Math.min(Math.round(width), input.source.width))
      }),
    )
  })

  it('the widths of a full-width image do not depend on the order of breakpoints', () => {
    fc.assert(
      fc.property(fc.array(length, { minLength: 1 }), length, (breakpoints, width) => {
        const source = { width, height: 100 }
        const of = (given: number[]) =>
          createImageSizes({ url: URL, layout: 'fullWidth', source, breakpoints: given }).widths
        expect(of(breakpoints)).toEqual(of([...breakpoints].reverse()))
      }),
    )
  })
})
