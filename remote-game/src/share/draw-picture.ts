import { SIZE, type Stroke } from './picture';

function draw(context: CanvasRenderingContext2D, stroke: Stroke, family: string): void {
  context.fillStyle = stroke.color;
  if (stroke.kind === 'box') {
    context.fillRect(stroke.x, stroke.y, stroke.width, stroke.height);
    return;
  }
  context.font = `${stroke.weight} ${stroke.size}px ${family}`;
  context.textAlign = stroke.align;
  context.fillText(stroke.text, stroke.x, stroke.y);
}

/** Draws the strokes into a PNG. */
export function drawPicture(strokes: readonly Stroke[], family: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('The browser cannot draw.'));
  for (const stroke of strokes) draw(context, stroke, family);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser cannot write a picture.'));
      else resolve(blob);
    }, 'image/png'),
  );
}
