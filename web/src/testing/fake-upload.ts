export interface FakeUpload {
  readonly url: string;
  readonly filename: string;
  readonly progress: (share: number) => void;
  readonly finish: (key: string) => void;
  /** Answer for an area's own calls. */
  readonly finishWith: (data: object) => void;
  readonly refuse: (code: string, status: number, details?: object) => void;
  readonly isAborted: () => boolean;
}

const envelope = (value: object) => JSON.stringify(value);

/** @returns them in order, and `restore` */
export function fakeUploads(): { readonly uploads: readonly FakeUpload[]; readonly restore: () => void } {
  const real = window.XMLHttpRequest;
  const uploads: FakeUpload[] = [];

  class FakeRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onabort?: () => void;
    onload?: () => void;
    status = 0;
    responseText = '';
    #url = '';
    #isAborted = false;

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    abort() {
      this.#isAborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      const file = form.get('file') as File;
      uploads.push({
        url: this.#url,
        filename: file.name,
        progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
        finish: (key) =>
          this.#answer(200, { status: true, data: { Key: key, filename: file.name, bytes: file.size } }),
        finishWith: (data) => this.#answer(200, { status: true, data }),
        refuse: (code, status, details) =>
          this.#answer(status, {
            status: false,
            data: null,
            error: { code, correlationId: 'c0ffee', details },
          }),
        isAborted: () => this.#isAborted,
      });
    }
    #answer(status: number, body: object) {
      this.status = status;
      this.responseText = envelope(body);
      this.onload?.();
    }
  }

  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return { uploads, restore: () => void (window.XMLHttpRequest = real) };
}
