/** Two short tones, in Hz. */
const TONES = [660, 880];
const TONE_SECONDS = 0.12;

/** A short sound. A browser that has not seen the player on the page yet stays silent. */
export function playChime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  TONES.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(audio.currentTime + index * TONE_SECONDS);
    tone.stop(audio.currentTime + (index + 1) * TONE_SECONDS);
  });
  setTimeout(() => void audio.close(), 1_000);
}
