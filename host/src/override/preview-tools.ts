// The entry of the chunk of previews.
export { PreviewBar } from './preview-bar';
export { withPreview } from './with-preview';
